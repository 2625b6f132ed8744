import { ensureProgram, findProgram, type Program } from './debian-program.ts';

const redis: Program = {
  names: ['redis-server', 'valkey-server'],
  variable: 'REDIS_SERVER',
  debianPackage: 'redis-server',
};

/** The path of a real Redis, installed where that is possible; throws MissingProgramError. */
export function ensureRedisServer(): string {
  return ensureProgram(redis);
}

/** The path of a real Redis, or undefined where there is none. */
export function findRedisServer(): string | undefined {
  return findProgram(redis);
}
