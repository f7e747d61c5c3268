import { implementContract } from "#app/platform/api/procedure.server.ts";
import { cities } from "#app/platform/places/places.ts";
import { deliveryContract } from "../delivery.contract.ts";

const delivery = implementContract(deliveryContract);

export const deliveryRouter = delivery.router({ cities: delivery.cities.handler(({ context }) => cities(context.language)) });
