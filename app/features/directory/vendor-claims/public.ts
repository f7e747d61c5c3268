export { ClaimForm } from "./visitor/components/claim-form.tsx";
export { ClaimNotice } from "./visitor/components/claim-notice.tsx";
export { ClaimSearch } from "./visitor/components/claim-search.tsx";
