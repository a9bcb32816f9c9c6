# Releases the front end shell into the volume that the servers read (WEB_ROOT): run it once for each version.
# docker build -f deploy/shell.Dockerfile -t whoosh/shell . && docker run --rm -v whoosh-web:/web whoosh/shell
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# what is behind the version of package.json, for instance the commit
ARG BUILD=
RUN deploy/steps/install.sh && deploy/steps/version.sh shell "$BUILD" && deploy/steps/build.sh @whoosh/shell

FROM node:24-bookworm-slim
WORKDIR /app
# the Node that the lockfile names
COPY --from=build /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/tools/deploy /app/tools/deploy
COPY --from=build /app/tools/workspace/root.mjs /app/tools/workspace/root.mjs
COPY --from=build /app/shell/package.json /app/shell/package.json
COPY --from=build /app/shell/dist /app/shell/dist
ENTRYPOINT ["node", "tools/deploy/release.mjs", "shell", "--to", "/web"]
