/** How a timeline sounds: one mixer and one limiter for the page that plays it and for the server that exports it. */
export * from './mix-plan';
