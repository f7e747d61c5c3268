import type { ComponentProps } from "react";
import { Input } from "../input.tsx";

type Props = Omit<ComponentProps<typeof Input>, "type">;

/** A telephone number: the keyboard of a phone, left to right, offered by the browser. */
export const PhoneInput = (props: Props) => <Input autoComplete="tel" inputMode="tel" {...props} type="tel" />;

/** A calendar day as YYYY-MM-DD; the browser's own calendar. */
export const DateInput = (props: Props) => <Input {...props} type="date" dir="ltr" />;
