# The build, with what it takes to build.
FROM node:24-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --include=dev
COPY . .
RUN node server/ops/build.ts

# What runs: the bundle, the few packages that are not in it, and the files that it reads. Not root, everything that lasts under /data.
FROM node:24-slim
WORKDIR /app
ENV NODE_ENV=production
COPY package.json package-lock.json .npmrc ./
# Without scripts: one would fetch a second Node.
RUN npm ci --omit=dev --ignore-scripts
COPY db/root.mjs ./db/
COPY migrations ./migrations
COPY client/worker ./client/worker
COPY server/ops ./server/ops
COPY server/demo ./server/demo
COPY server/platform/search/lexicon ./server/platform/search/lexicon
# With the sentences of the site, which the build has compiled: what compiles them is not here.
COPY --from=build /app/server/platform/catalogues ./server/platform/catalogues
COPY --from=build /app/dist ./dist
RUN mkdir /data /backups && chown node:node /data /backups
ENV HOST=0.0.0.0 DATABASE_FILE=/data/swapyard.sqlite UPLOADS_DIR=/data/uploads DEMO_DATA=off
# Signing in takes a third of the work with it (docs/security.md).
ENV GLIBC_TUNABLES=glibc.malloc.hugetlb=1
# These and the semi-space of 4 MiB give back memory that reading the code took (docs/decisions/221-memory.md).
ENV MALLOC_ARENA_MAX=1 MALLOC_MMAP_THRESHOLD_=16384 MALLOC_TRIM_THRESHOLD_=131072
VOLUME /data
EXPOSE 3000
USER node
HEALTHCHECK --interval=30s --timeout=5s --start-period=30s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT || 3000}/healthz`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--max-semi-space-size=4", "server/ops/run.mjs", "server/main.ts"]
