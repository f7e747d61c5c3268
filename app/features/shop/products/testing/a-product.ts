import { db } from "#app/platform/database/db.server.ts";
import { insertProducts, type NewProduct } from "../server/rows.server.ts";

/** A piece on sale. */
export async function aProduct({ vendorId, ...more }: Partial<NewProduct> & { vendorId: string }) {
  const product: NewProduct = { name: "Sofa", category: "seating", status: "live", variants: [{ price: 250_000, stock: 3 }], vendorId, ...more };
  const [made] = await insertProducts(db, [product]);
  if (!made) throw new Error("No product was made");
  return made;
}
