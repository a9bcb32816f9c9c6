import { ConsoleLogger } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import 'reflect-metadata';
import { AppModule } from './app.module';
import { setUpApp } from './app.setup';
import { loadEnv, SettingsError } from './config';
import { migrate } from './database';

async function main(): Promise<void> {
  const env = loadEnv(process.env);
  await migrate(env.DATABASE_URL);
  const app = await NestFactory.create(AppModule.forRoot(env), {
    bodyParser: false,
    abortOnError: false,
    logger: new ConsoleLogger({ json: true }),
  });
  setUpApp(app);
  app.enableShutdownHooks();
  await app.listen(env.PORT, env.HOST);
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof SettingsError ? error.message : String(error instanceof Error ? error.stack : error)}\n`);
  process.exit(1);
});
