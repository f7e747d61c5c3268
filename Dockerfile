# The whole product in one image: `docker build -t diwan .`, then `docker run -d -p 127.0.0.1:3000:3000 -v diwan:/data --env-file diwan.env diwan`.
# The version of Node is the one of package.json. glibc is needed by the embedded database.
FROM node:24.21.0-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --include=dev --include=optional --no-audit --no-fund
COPY . .
RUN npm run build && npm prune --omit=dev --no-audit --no-fund

FROM node:24.21.0-bookworm-slim
RUN useradd --system --uid 10001 --user-group --home-dir /data diwan && install -d -o diwan -g diwan -m 0700 /data
WORKDIR /app
COPY --from=build /app /app
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data DEMO=0
USER diwan
VOLUME /data
EXPOSE 3000
STOPSIGNAL SIGTERM
HEALTHCHECK --start-period=60s --interval=15s --timeout=5s CMD ["node", "-e", "fetch('http://127.0.0.1:3000/health/ready').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/start.js"]
