import { openClans } from './clans.ts';
import { createService } from './create-service.ts';

const port = Number(process.env.PORT ?? 4900);
// `npm run dev` signs with `development`.
const key = process.env.AREA_SERVICE_KEY ?? 'development';
const clans = openClans(process.env.CLANS_FILE ?? 'clans.sqlite');

const server = createService({ clans, key }).listen(port, '127.0.0.1', () => {
  process.stdout.write(`The clans are at http://127.0.0.1:${port}\n`);
});
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => server.close(() => clans.close()));
}
