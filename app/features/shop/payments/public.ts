export { MOST_CASH, PAYMENT_METHODS, type PaymentMethod } from "./payments.ts";
