export { FeedbackDialog } from "./visitor/components/feedback-dialog.tsx";
