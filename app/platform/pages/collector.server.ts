/** What React writes a page to: text, and bytes in development. A stream of Node would cost more than collecting them. */
export function collector(onEnd: (html: string) => void, onFailure: (error: Error) => void): NodeJS.WritableStream {
  let html = "";
  let bytes: Uint8Array[] = [];
  const settle = () => {
    html += Buffer.concat(bytes).toString();
    bytes = [];
  };
  const target = {
    write(chunk: string | Uint8Array) {
      if (typeof chunk === "string") {
        if (bytes.length > 0) settle();
        html += chunk;
      } else bytes.push(chunk);
      return true;
    },
    end() {
      settle();
      onEnd(html);
    },
    destroy: onFailure,
    // It is never full, and nobody closes it.
    on: (): unknown => target,
  };
  return target as unknown as NodeJS.WritableStream;
}
