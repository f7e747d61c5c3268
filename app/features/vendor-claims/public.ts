export { ClaimForm } from "./components/claim-form.tsx";
export { ClaimNotice } from "./components/claim-notice.tsx";
export { ClaimSearch } from "./components/claim-search.tsx";
