/** `npm run chaos`: the server is killed again and again while phones answer. See docs/performance.md. */
import { type ChaosOptions, chaosUsage, readChaosOptions } from './load/chaos-options.ts';
import { changeInWords } from './load/change.ts';
import { type Kill, runChaos } from './load/chaos-run.ts';
import type { KilledPhase } from './load/quiz/killed-phases.ts';
import { type PhaseKill, runQuizChaos } from './load/quiz/quiz-chaos.ts';
import { runTool } from './load/run-tool.ts';
import type { Struck } from './load/strikes.ts';

const words: Record<Struck, string> = {
  all: 'Kill',
  server: 'Kill (a server)',
  redis: 'Kill (Redis)',
  paused: 'Redis paused',
  full: 'Redis full',
  emptied: 'Redis emptied',
  restarted: 'Redis killed and started again, servers stay',
};

const show = (kill: Kill): void =>
  console.log(
    `${words[kill.of].replace(/^Kill/, `Kill ${kill.number}`)}: ${kill.acked} acknowledged so far, ${kill.inFlight} under way; ` +
      `ready again in ${kill.restartS.toFixed(2)} s, ${kill.returned} phones back ` +
      `${kill.backS.toFixed(2)} s later; lost ${kill.lost}, doubled ${kill.doubled}.`,
  );

/** Gives whether every acknowledged answer was there once after every kill, and everybody back. */
const chaos = async (options: ChaosOptions): Promise<boolean> => {
  const { phones, processes } = options;
  const on = processes === 1 ? '' : ` on ${processes} processes`;
  const redis = options.redisKills === 0 ? '' : `, ${options.redisKills} times of Redis`;
  const fails = options.redisFaults === 0 ? '' : `, ${options.redisFaults} times Redis fails`;
  console.log(`${phones} phones${on} answer, ${options.kills} times kill -9${redis}${fails}:`);
  const { unsettled, ...figures } = await runChaos(options, show);
  const { kills, redisKills, redisFaults, acked, lost, doubled, returned } = figures;
  const faults = redisFaults === 0 ? '' : `, ${redisFaults} failures of Redis`;
  console.log(
    `${kills + redisKills} kills${faults}, ${acked} acknowledged answers: ${lost} lost, ${doubled} doubled, ` +
      `${unsettled} never settled; ${returned} of ${phones} phones came back every time.`,
  );
  if (options.json) console.log(JSON.stringify(figures));
  return lost === 0 && doubled === 0 && unsettled === 0 && returned === phones;
};

/** Of so many phones and hosts is told what stands otherwise. */
const mostTold = 3;

const showPhase = ({
  phase,
  restartS,
  returned,
  backS,
  changes,
  lost,
  doubled,
}: PhaseKill): void => {
  console.log(
    `Kill in the phase ${phase}: ready again in ${restartS.toFixed(2)} s, ${returned} phones back ${backS.toFixed(2)} s ` +
      `later; ${changes.length} see something otherwise than before; lost ${lost}, doubled ${doubled}.`,
  );
  for (const change of changes.slice(0, mostTold)) console.log(`  ${changeInWords(change)}`);
};

/** Gives whether everybody came back in each phase, and everything stood as before. */
const quizChaos = async (
  { phones, json }: ChaosOptions,
  phases: readonly KilledPhase[],
): Promise<boolean> => {
  console.log(`${phones} phones play a quiz, kill -9 in each phase (${phases.join(', ')}):`);
  const { unsettled, ...figures } = await runQuizChaos(phones, phases, showPhase);
  const { kills, acked, lost, doubled, changed, returned } = figures;
  console.log(
    `${kills} kills, ${acked} acknowledged answers to the question in the middle of which it was killed: ${lost} lost, ` +
      `${doubled} doubled, ${unsettled} never settled; for ${changed} something had changed; ` +
      `${returned} of ${phones} phones came back every time.`,
  );
  if (json) console.log(JSON.stringify(figures));
  return lost + doubled + changed + unsettled === 0 && returned === phones && acked === phones;
};

await runTool(chaosUsage, readChaosOptions, (options) =>
  options.quiz === null ? chaos(options) : quizChaos(options, options.quiz),
);
