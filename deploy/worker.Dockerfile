# A process that works off jobs and serves nothing but its health and its metrics.
# docker build -f deploy/worker.Dockerfile --build-arg BACKEND=whoosh/backend:1.2.3 -t whoosh/worker:1.2.3 .
ARG BACKEND=whoosh/backend
FROM ${BACKEND}
ENV WORKER_PORT=3001
EXPOSE 3001
CMD ["node", "--enable-source-maps", "--max-semi-space-size=4", "--no-maglev", "--v8-pool-size=1", "--expose-gc", "backend/dist/worker.js"]
