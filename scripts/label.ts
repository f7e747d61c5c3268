import { readdir, readFile, rename, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { LABELED_AS, LabelsSchema } from "./label/labels.ts";

// `npm run label -- FOLDER`: a page on this machine to draw the surfaces of photographs by hand, for `npm run bench -- restyle-real FOLDER`.
const [folder] = process.argv.slice(2);
if (!folder) throw new Error("npm run label -- FOLDER");

const isPhoto = (name: string) => /\.(jpe?g|png|webp)$/i.test(name);
const labelsFile = (photo: string) => join(folder, `${photo.replace(/\.[^.]+$/, "")}.json`);
const page = await readFile(new URL("label/page.html", import.meta.url), "utf8");
/** The size limit of a list of polygons. */
const MOST_BYTES = 1_000_000;

type Answer = { status?: number; type: string; body: string | Buffer };
const json = (value: unknown): Answer => ({ type: "application/json", body: JSON.stringify(value) });

async function get(path: string): Promise<Answer> {
  const photos = (await readdir(folder!)).filter(isPhoto).sort();
  if (path === "/") return { type: "text/html; charset=utf-8", body: page };
  if (path === "/photos") return json({ photos, surfaces: LABELED_AS });
  const [, kind, name = ""] = path.split("/");
  // only what the folder lists: a name with slashes or dots reaches nothing else
  if (!photos.includes(name)) return { status: 404, type: "text/plain", body: "not found" };
  if (kind === "photo") return { type: `image/${name.split(".").pop()?.replace("jpg", "jpeg")}`, body: await readFile(join(folder!, name)) };
  return json(await readFile(labelsFile(name), "utf8").then(JSON.parse, () => ({ polygons: [] })));
}

async function put(path: string, body: string): Promise<Answer> {
  const name = path.split("/")[2] ?? "";
  const labels = LabelsSchema.safeParse(JSON.parse(body));
  if (!labels.success || !(await readdir(folder!)).includes(name) || !isPhoto(name)) return { status: 400, type: "text/plain", body: "not saved" };
  await writeFile(`${labelsFile(name)}.new`, JSON.stringify(labels.data, null, 1));
  await rename(`${labelsFile(name)}.new`, labelsFile(name));
  return json({});
}

const server = createServer(async (request, response) => {
  const path = decodeURIComponent(new URL(request.url ?? "/", "http://localhost").pathname);
  let body = "";
  for await (const chunk of request) if (body.length < MOST_BYTES) body += chunk;
  const answer = await (request.method === "PUT" ? put(path, body) : get(path)).catch(
    (error: Error): Answer => ({ status: 500, type: "text/plain", body: error.message }),
  );
  response.writeHead(answer.status ?? 200, { "content-type": answer.type }).end(answer.body);
});
server.listen(Number(process.env["PORT"] ?? 0), "127.0.0.1", () => console.log(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`));
