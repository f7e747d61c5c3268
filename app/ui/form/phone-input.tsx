import type { ComponentProps } from "react";
import { Input } from "../input.tsx";

/** A telephone number: the keyboard of a phone, left to right, offered by the browser. */
export const PhoneInput = (props: Omit<ComponentProps<typeof Input>, "type">) => <Input autoComplete="tel" inputMode="tel" {...props} type="tel" />;
