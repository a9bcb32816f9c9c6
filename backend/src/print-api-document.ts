import { readApiDocument } from './api-document';

void readApiDocument().then((document) => process.stdout.write(JSON.stringify(document)));
