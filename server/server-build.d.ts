/** Made by React Router's Vite plugin: the routes, compiled. */
declare module "virtual:react-router/server-build";
