# Releases the front end mfe-billing into the volume that the servers read (WEB_ROOT): run it once for each version.
# docker build -f deploy/mfe-billing.Dockerfile -t whoosh/mfe-billing . && docker run --rm -v whoosh-web:/web whoosh/mfe-billing
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# what is behind the version of package.json, for instance the commit
ARG BUILD=
RUN deploy/steps/install.sh && deploy/steps/version.sh mfe-billing "$BUILD" && deploy/steps/build.sh @whoosh/mfe-billing

FROM node:24-bookworm-slim
WORKDIR /app
# the Node that the lockfile names
COPY --from=build /app/node_modules/node-linux-*/bin/node /usr/local/bin/node
COPY --from=build /app/package.json /app/package.json
COPY --from=build /app/tools/deploy /app/tools/deploy
COPY --from=build /app/tools/workspace/root.mjs /app/tools/workspace/root.mjs
COPY --from=build /app/mfe-billing/package.json /app/mfe-billing/package.json
COPY --from=build /app/mfe-billing/dist /app/mfe-billing/dist
ENTRYPOINT ["node", "tools/deploy/release.mjs", "mfe-billing", "--to", "/web"]
