import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { aModel, binaryChunk, glbOf, jsonChunk } from "#app/platform/testing/a-model.ts";
import { modelProblem } from "./check-model.server.ts";
import { MODEL_MAX_BYTES, MODEL_MAX_TEXTURE } from "./model.ts";

const triangle = { attributes: { POSITION: 0 } };
const corners = (changes: object) => ({ accessors: [{ bufferView: 0, componentType: 5126, count: 3, type: "VEC3", ...changes }] });
const picture = (width: number, height: number, format: "png" | "jpeg") =>
  sharp({ create: { width, height, channels: 3, background: "#b4552d" } })
    .toFormat(format)
    .toBuffer();
const withPicture = (bytes: Buffer, mimeType = "image/png") =>
  aModel(
    {
      images: [{ bufferView: 1, mimeType }],
      bufferViews: [
        { buffer: 0, byteLength: 36 },
        { buffer: 0, byteOffset: 36, byteLength: bytes.length },
      ],
    },
    bytes,
  );

describe("a model that can be shown", () => {
  test("a triangle, also twice in a scene, with a picture, known extensions and notes of its program", async () => {
    expect(await modelProblem(aModel())).toBeNull();
    expect(await modelProblem(aModel({ nodes: [{ children: [1, 2] }, { mesh: 0 }, { mesh: 0 }] }))).toBeNull();
    expect(await modelProblem(withPicture(await picture(64, 32, "png")))).toBeNull();
    expect(await modelProblem(withPicture(await picture(64, 32, "jpeg"), "image/jpeg"))).toBeNull();
    expect(await modelProblem(aModel({ extensionsUsed: ["KHR_mesh_quantization"], extensionsRequired: ["KHR_mesh_quantization"] }))).toBeNull();
    expect(await modelProblem(aModel({ extras: { uri: "made with a program", extensions: { ANY: 1 } } }))).toBeNull();
  });
});

describe("the container", () => {
  const good = aModel();
  const described = jsonChunk({ asset: { version: "2.0" } });
  test.each([
    ["nothing", Buffer.alloc(0), "EMPTY"],
    ["a drawing", Buffer.from("<svg onload='alert(1)'/>"), "UNSUPPORTED"],
    ["only the mark", Buffer.from("glTF"), "UNSUPPORTED"],
    ["the version before", glbOf([described], { version: 1 }), "UNSUPPORTED"],
    ["a file that broke off", good.subarray(0, good.length - 5), "DAMAGED"],
    ["something behind the end", Buffer.concat([good, Buffer.from("<script>")]), "DAMAGED"],
    ["a header alone", glbOf([]), "DAMAGED"],
    ["a length beyond the file", glbOf([described], { length: 0xffffffff }), "DAMAGED"],
    ["a binary chunk first", glbOf([binaryChunk(Buffer.alloc(8)), described]), "DAMAGED"],
    ["a third chunk", glbOf([described, binaryChunk(Buffer.alloc(8)), binaryChunk(Buffer.alloc(8))]), "DAMAGED"],
    ["a chunk of another kind", glbOf([described, { kind: "EXEC", data: Buffer.alloc(8) }]), "DAMAGED"],
    ["no JSON in the JSON chunk", glbOf([{ kind: "JSON", data: Buffer.from("{not json") }]), "DAMAGED"],
    ["JSON that is no object", glbOf([jsonChunk(null)]), "DAMAGED"],
    ["more than 15 MB", Buffer.alloc(MODEL_MAX_BYTES, "glTF"), "TOO_LARGE"],
  ])("%s is refused", async (_, bytes, problem) => {
    expect(await modelProblem(bytes)).toBe(problem);
  });

  test("a chunk that says it is longer than the file is refused", async () => {
    const bytes = Buffer.from(good);
    bytes.writeUInt32LE(0xfffffffc, 12);
    expect(await modelProblem(bytes)).toBe("DAMAGED");
  });

  test("every beginning of a good file is refused", async () => {
    for (let length = 0; length < good.length; length += 7) expect(await modelProblem(good.subarray(0, length)), `${length} bytes`).not.toBeNull();
  });

  test("JSON nested very deep neither passes nor ends the process", async () => {
    const deep = `{"asset":{"version":"2.0"},"nodes":${"[".repeat(200_000)}${"]".repeat(200_000)}}`;
    expect(await modelProblem(glbOf([{ kind: "JSON", data: Buffer.from(deep.padEnd(Math.ceil(deep.length / 4) * 4)) }]))).toBe("DAMAGED");
  });
});

describe("what it refers to", () => {
  test.each([
    ["a buffer elsewhere", { buffers: [{ byteLength: 36, uri: "https://spy.example/a.bin" }] }],
    ["a picture elsewhere", { images: [{ uri: "http://169.254.169.254/latest" }] }],
    ["a picture in an address", { images: [{ uri: "data:image/svg+xml,<svg/>" }] }],
    ["an empty address", { images: [{ uri: "" }] }],
    ["an address in a known extension", { materials: [{ extensions: { KHR_materials_sheen: { uri: "a" } } }] }],
  ])("%s is refused", async (_, changes) => {
    expect(await modelProblem(aModel(changes))).toBe("OUTSIDE");
  });

  test.each([
    ["required", { extensionsRequired: ["KHR_draco_mesh_compression"] }],
    ["used", { extensionsUsed: ["KHR_interactivity"] }],
    ["on a node, without saying so", { nodes: [{ mesh: 0, extensions: { EXT_mesh_gpu_instancing: {} } }] }],
    ["with the name of a method", { extensionsUsed: ["__proto__"] }],
  ])("an unknown extension that is %s is refused", async (_, changes) => {
    expect(await modelProblem(aModel(changes))).toBe("EXTENSION");
  });
});

describe("what does not fit together", () => {
  test.each([
    ["a buffer longer than its chunk", { buffers: [{ byteLength: 4_000_000_000 }] }],
    ["a second buffer", { buffers: [{ byteLength: 36 }, { byteLength: 36 }] }],
    ["a view behind the end", { bufferViews: [{ buffer: 0, byteOffset: 8, byteLength: 36 }] }],
    ["a view of a missing buffer", { bufferViews: [{ buffer: 1, byteLength: 36 }] }],
    ["more corners than bytes", corners({ count: 4 })],
    ["corners that begin too late", corners({ byteOffset: 4 })],
    ["corners without bytes", { accessors: [{ componentType: 5126, count: 400_000_000, type: "VEC3" }] }],
    ["sparse corners", corners({ sparse: { count: 1 } })],
    ["less than no corners", corners({ count: -3 })],
    ["an unknown number type", corners({ componentType: 5130 })],
    ["a mesh without its corners", { meshes: [{ primitives: [{ attributes: { POSITION: 9 } }] }] }],
    ["a node with a missing mesh", { nodes: [{ mesh: 3 }] }],
    ["a node inside itself", { nodes: [{ mesh: 0, children: [0] }] }],
    ["nodes inside each other", { nodes: [{ mesh: 0 }, { children: [2] }, { children: [1] }] }],
    ["a node in two places", { nodes: [{ children: [1] }, { mesh: 0 }, { children: [1] }] }],
    ["a missing scene", { scene: 2 }],
    ["a version of the future", { asset: { version: "2.1" } }],
  ])("%s is refused", async (_, changes) => {
    expect(await modelProblem(aModel(changes))).toBe("DAMAGED");
  });
});

describe("how much there is to draw", () => {
  const mesh = (primitives: number) => ({ meshes: [{ primitives: Array.from({ length: primitives }, () => triangle) }] });
  test("triangles count as often as they are drawn", async () => {
    const nodes = (count: number) => ({ nodes: Array.from({ length: count }, () => ({ mesh: 0 })) });
    expect(await modelProblem(aModel({ ...mesh(1_000), ...nodes(300) }))).toBeNull();
    expect(await modelProblem(aModel({ ...mesh(1_000), ...nodes(301) }))).toBe("TOO_DETAILED");
  });

  test("the same bytes named many times count each time", async () => {
    const more = Buffer.alloc(2_000_000);
    const heavy = (primitives: number) => ({
      ...mesh(primitives),
      accessors: [{ bufferView: 0, componentType: 5126, count: 166_000, type: "VEC3" }],
      meshes: [{ primitives: Array.from({ length: primitives }, () => ({ attributes: { POSITION: 0 }, mode: 1 })) }, { primitives: [triangle] }],
      nodes: [{ mesh: 0 }, { mesh: 1 }],
      bufferViews: [{ buffer: 0, byteLength: 1_992_000 }],
    });
    expect(await modelProblem(aModel(heavy(30), more))).toBeNull();
    expect(await modelProblem(aModel(heavy(34), more))).toBe("TOO_DETAILED");
  });

  test("lists beyond every model are refused", async () => {
    expect(await modelProblem(aModel({ nodes: [{ mesh: 0 }, ...Array.from({ length: 5_001 }, () => ({}))] }))).toBe("DAMAGED");
  });

  test("nothing to see is refused", async () => {
    expect(await modelProblem(aModel({ nodes: [{}] }))).toBe("EMPTY");
    expect(await modelProblem(aModel({ meshes: [{ primitives: [{ ...triangle, mode: 0 }] }] }))).toBe("EMPTY");
  });
});

describe("pictures", () => {
  test("the bytes decide what a picture is", async () => {
    const png = await picture(8, 8, "png");
    expect(await modelProblem(withPicture(png, "image/jpeg"))).toBe("DAMAGED");
    expect(await modelProblem(withPicture(Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>")))).toBe("DAMAGED");
    expect(await modelProblem(withPicture(png, "image/svg+xml"))).toBe("DAMAGED");
    expect(await modelProblem(withPicture(png.subarray(0, 20)))).toBe("DAMAGED");
  });

  test("a small file of many pixels is refused, by its side and all together", async () => {
    expect(await modelProblem(withPicture(await picture(MODEL_MAX_TEXTURE, 8, "png")))).toBeNull();
    expect(await modelProblem(withPicture(await picture(MODEL_MAX_TEXTURE + 1, 8, "png")))).toBe("TEXTURES");
    const large = await picture(4_000, 4_000, "png");
    const images = (count: number) => ({
      images: Array.from({ length: count }, () => ({ bufferView: 1, mimeType: "image/png" })),
      bufferViews: [
        { buffer: 0, byteLength: 36 },
        { buffer: 0, byteOffset: 36, byteLength: large.length },
      ],
    });
    expect(await modelProblem(aModel(images(3), large))).toBeNull();
    expect(await modelProblem(aModel(images(4), large))).toBe("TEXTURES");
  });
});
