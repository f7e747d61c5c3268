import { add, context, conv, depth, type Planes, point, relu, up } from "./layers.ts";
import type { LoadedStep, Network } from "./program.ts";

/** The result of the network's last step. */
export function run(network: Network, input: Planes): Planes {
  const results: (Planes | undefined)[] = [input];
  network.steps.forEach((step, index) => {
    const [first, second] = step.from.map((source) => results[source]);
    if (!first) throw new Error("A step of the network reads what is not there.");
    const result = apply(step, first, second);
    if (step.relu) relu(result);
    results.push(result);
    for (const source of step.from) if (network.lastUse[source] === index + 1) results[source] = undefined;
  });
  return results.at(-1)!;
}

function apply(step: LoadedStep, first: Planes, second: Planes | undefined): Planes {
  const window = { stride: step.stride ?? 1, dilation: step.dilation ?? 1 };
  switch (step.do) {
    case "conv":
      return conv(first, step.weights, step.bias, step.channels, window);
    case "depth":
      return depth(first, step.weights, step.bias, window);
    case "point":
      return point(first, step.weights, step.bias, step.channels);
    case "add":
      return add(first, second!);
    case "up":
      return up(first);
    case "context":
      return context(first, step.weights, step.bias);
  }
}
