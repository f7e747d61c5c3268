export { ProductCard } from "./visitor/components/product-card.tsx";
