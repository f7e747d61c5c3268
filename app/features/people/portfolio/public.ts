export { Portfolio, portfolioQuery } from "./visitor/components/portfolio.tsx";
