# Everything in one: the server that also works off jobs, the front ends and ffmpeg; beside it only PostgreSQL (DATABASE_URL) and a volume at /data.
# For both processors, each on its own base image and with its own packages of the lockfile:
# docker buildx build --platform linux/amd64,linux/arm64 -f deploy/all-in-one.Dockerfile -t whoosh/all-in-one .
# docker run -p 3000:3000 -v whoosh-data:/data --env-file whoosh.env whoosh/all-in-one
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
RUN deploy/steps/install.sh && deploy/steps/build-all.sh && deploy/steps/prune.sh

FROM node:24-bookworm-slim
RUN apt-get update && apt-get install -y --no-install-recommends ffmpeg && rm -rf /var/lib/apt/lists/*
ENV NODE_ENV=production APP_ENV=production HOST=0.0.0.0 DATA_DIR=/data WEB_ROOT=/app WORKER=on MALLOC_ARENA_MAX=2 MALLOC_MMAP_THRESHOLD_=131072
WORKDIR /app
COPY --from=build /app /app
# the Node that the lockfile names
ENV PATH=/app/node_modules/.bin:$PATH
RUN mkdir -p /data && chown node:node /data
USER node
EXPOSE 3000
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--no-maglev", "--v8-pool-size=1", "--expose-gc", "backend/dist/main.js"]
