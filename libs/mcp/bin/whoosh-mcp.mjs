#!/usr/bin/env node
// The MCP server over standard input and output: WHOOSH_URL says where Whoosh is, WHOOSH_KEY is an API key of the
// account page.
import { serveFromEnvironment } from '../dist/stdio.js';

serveFromEnvironment(process.env);
