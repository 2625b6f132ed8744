# syntax=docker/dockerfile:1

# The image brings Node 24 itself, so the install scripts (only the `node` package has one that
# matters) stay off.
FROM node:24-bookworm-slim AS manifests
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json ./
COPY shared/package.json shared/
COPY server/package.json server/
COPY client/package.json client/
COPY scripts/package.json scripts/

FROM manifests AS client
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund
COPY tsconfig.json ./
COPY scripts scripts
COPY shared shared
COPY client client
RUN ["node", "--no-wasm-code-gc", "scripts/build.ts"]

FROM manifests AS server
RUN npm ci --omit=dev --ignore-scripts --no-audit --no-fund --workspace=server

FROM node:24-bookworm-slim
WORKDIR /app
ENV NODE_ENV=production DATA_DIR=/app/data
COPY --from=server /app ./
COPY shared/src shared/src
COPY server/src server/src
COPY --from=client /app/client/dist client/dist
RUN mkdir data && chown node:node data
USER node
VOLUME /app/data
EXPOSE 3000
HEALTHCHECK --interval=10s --timeout=3s --start-period=20s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT ?? 3000}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
# The flags of scripts/node-flags.mjs.
CMD ["node", "--no-wasm-code-gc", "--initial-old-space-size=256", "server/src/main.ts"]
