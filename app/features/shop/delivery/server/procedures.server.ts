import { implementContract, signedIn } from "#app/platform/api/procedure.server.ts";
import { cities } from "#app/platform/places/places.ts";
import type { Address } from "#app/platform/rules/national-address.ts";
import { addressesContract } from "../addresses.contract.ts";
import { deliveryContract } from "../delivery.contract.ts";
import { vendorShippingContract } from "../shipping.contract.ts";
import type { ShippingFields } from "../shipping.rules.ts";
import { getShipping, updateShipping } from "./shipping.server.ts";
import { listAddresses, removeAddress, storeAddress } from "./stored-addresses.server.ts";

const delivery = implementContract(deliveryContract);
const addresses = implementContract(addressesContract);
const shipping = implementContract(vendorShippingContract);

export const deliveryRouter = delivery.router({ cities: delivery.cities.handler(({ context }) => cities(context.language)) });

export const addressesRouter = addresses.router({
  list: addresses.list.handler(({ context }) => listAddresses(signedIn(context).id)),
  store: addresses.store.handler(({ input, context }) => storeAddress(signedIn(context).id, input as Address)),
  remove: addresses.remove.handler(({ input, context }) => removeAddress(signedIn(context).id, input.id)),
});

export const vendorShippingRouter = shipping.router({
  get: shipping.get.handler(({ input, context }) => getShipping(signedIn(context), input.vendorId)),
  update: shipping.update.handler(({ input, context }) => updateShipping(signedIn(context), { ...input, fields: input.fields as ShippingFields })),
});
