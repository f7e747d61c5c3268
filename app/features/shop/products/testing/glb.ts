/** The smallest file that says it is a binary glTF. */
export function glb(length = 12): File {
  const bytes = Buffer.alloc(12);
  bytes.write("glTF", "latin1");
  bytes.writeUInt32LE(2, 4);
  bytes.writeUInt32LE(length, 8);
  return new File([bytes], "sofa.glb", { type: "model/gltf-binary" });
}
