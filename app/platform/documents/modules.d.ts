declare module "bidi-js" {
  type Embedding = { levels: Uint8Array; paragraphs: { start: number; end: number; level: number }[] };
  const bidiFactory: () => {
    getEmbeddingLevels(text: string, direction?: "ltr" | "rtl"): Embedding;
    getMirroredCharactersMap(text: string, levels: Uint8Array): Map<number, string>;
  };
  export = bidiFactory;
}

declare module "wawoff2" {
  const wawoff2: { decompress(bytes: Uint8Array): Promise<Uint8Array> };
  export = wawoff2;
}
