import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { DOCUMENTS } from "#app/platform/media/document.ts";
import { ATTACHMENTS, checkFile, IMAGES } from "./picks.ts";

const picture = sharp({ create: { width: 20, height: 10, channels: 3, background: "#b4552d" } });
const bytes = async (format: "jpeg" | "png" | "webp" | "avif") => new Uint8Array(await picture.clone().toFormat(format).toBuffer());
const heic = new TextEncoder().encode("\0\0\0\x18ftypheic\0\0\0\0mif1heic");
const file = (body: BlobPart, name: string, type: string) => new File([body], name, { type });
const check = (given: File, accept = IMAGES, maxBytes = 1_000_000) => checkFile(given, { maxBytes, accept });

describe("a file is checked as it is chosen", () => {
  test.each(["jpeg", "png", "webp", "avif"] as const)("a real %s is taken, whatever it is called", async (format) => {
    expect(await check(file(await bytes(format), `room.${format}`, `image/${format}`))).toBeNull();
    expect(await check(file(await bytes(format), "room", ""))).toBeNull();
  });
  test.each([
    ["a text that is called a photograph", file("not a picture", "room.jpg", "image/jpeg"), "UNSUPPORTED"],
    ["an empty file", file("", "room.jpg", "image/jpeg"), "EMPTY"],
    ["a PDF", file("%PDF-1.7", "plan.pdf", "application/pdf"), "UNSUPPORTED"],
    ["a PDF that is called a photograph", file("%PDF-1.7", "plan.jpg", "image/jpeg"), "UNSUPPORTED"],
    ["an animation", file("GIF89a", "room.gif", "image/gif"), "UNSUPPORTED"],
    ["a phone's HEIC", file(heic, "room.heic", "image/heic"), "HEIC"],
    ["a HEIC that is called JPEG", file(heic, "room.jpg", "image/jpeg"), "HEIC"],
  ])("%s is refused where photographs are taken", async (_, given, problem) => expect(await check(given)).toBe(problem));
  test("the limit itself is too large, one byte less is not", async () => {
    const body = await bytes("png");
    expect(await check(file(body, "a.png", "image/png"), IMAGES, body.length)).toBe("TOO_LARGE");
    expect(await check(file(body, "a.png", "image/png"), IMAGES, body.length + 1)).toBeNull();
  });
  test("documents are PDF and pictures", async () => {
    expect(await check(file("%PDF-1.7", "record.pdf", "application/pdf"), DOCUMENTS)).toBeNull();
    expect(await check(file(await bytes("jpeg"), "scan.pdf", "application/pdf"), DOCUMENTS)).toBeNull();
    expect(await check(file("<html>", "record.pdf", "application/pdf"), DOCUMENTS)).toBe("UNSUPPORTED");
    expect(await check(file(await bytes("avif"), "scan.avif", ""), DOCUMENTS)).toBe("UNSUPPORTED");
  });
  test("of attachments, those that can be looked into are; Office is left to the server", async () => {
    const office = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
    expect(await check(file("PK", "Prices.XLSX", office), ATTACHMENTS)).toBeNull();
    expect(await check(file("PK", "prices.zip", ""), ATTACHMENTS)).toBeNull();
    expect(await check(file("MZ", "setup.exe", "application/x-msdownload"), ATTACHMENTS)).toBe("UNSUPPORTED");
    expect(await check(file("MZ", "plan.pdf", "application/pdf"), ATTACHMENTS)).toBe("UNSUPPORTED");
  });
  test("a file that cannot be read any more says so", async () => {
    const gone = file("x", "room.jpg", "image/jpeg");
    gone.slice = () => ({ arrayBuffer: () => Promise.reject(new Error("NotReadableError")) }) as never;
    expect(await check(gone)).toBe("DAMAGED");
  });
});
