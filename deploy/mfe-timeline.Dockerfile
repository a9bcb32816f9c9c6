# Releases the front end mfe-timeline into the volume that the servers read (WEB_ROOT): run it once for each version.
# docker build -f deploy/mfe-timeline.Dockerfile -t whoosh/mfe-timeline . && docker run --rm -v whoosh-web:/web whoosh/mfe-timeline
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# what is behind the version of package.json, for instance the commit
ARG BUILD=
RUN deploy/steps/install.sh && deploy/steps/version.sh mfe-timeline "$BUILD" && deploy/steps/build.sh @whoosh/mfe-timeline

FROM node:24-bookworm-slim
WORKDIR /app
# the Node that the lockfile names
COPY --from=build /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/tools/deploy /app/tools/deploy
COPY --from=build /app/tools/workspace/root.mjs /app/tools/workspace/root.mjs
COPY --from=build /app/mfe-timeline/package.json /app/mfe-timeline/package.json
COPY --from=build /app/mfe-timeline/dist /app/mfe-timeline/dist
ENTRYPOINT ["node", "tools/deploy/release.mjs", "mfe-timeline", "--to", "/web"]
