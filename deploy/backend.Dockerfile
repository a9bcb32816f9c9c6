# The server and, with another command, the worker: one build, so that both speak the same version.
# Build from the workspace's root: docker build -f deploy/backend.Dockerfile -t whoosh/backend .
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN deploy/steps/install.sh && deploy/steps/build.sh @whoosh/backend && deploy/steps/prune.sh

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 DATA_DIR=/data WEB_ROOT=/web MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
# the Node that the lockfile names
ENV PATH=/app/node_modules/.bin:$PATH
RUN mkdir -p /data /web && chown node:node /data /web
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--no-maglev", "--v8-pool-size=1", "--expose-gc", "backend/dist/main.js"]
