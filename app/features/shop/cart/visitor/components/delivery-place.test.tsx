import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { DeliveryPlace } from "./delivery-place.tsx";

test("before the day of a delivery is there, its lines stand in their places: the page does not jump", () => {
  const html = renderToStaticMarkup(<DeliveryPlace id="sofa" variant="green" quantity={1} />);
  expect(html.match(/class="skeleton/g)).toHaveLength(4);
  expect(html).toContain('class="awaited"');
});
