/** `npm run fairness`: whether slow connections cost points, and whether lies bring any. See docs/performance.md. */
import {
  type FairnessOptions,
  fairnessUsage,
  readFairnessOptions,
} from './load/fairness/fairness-options.ts';
import {
  fairnessFigures,
  fairnessLines,
  fairnessVerdict,
  isFair,
} from './load/fairness/fairness-report.ts';
import { runFairness } from './load/fairness/fairness-run.ts';
import { runTool } from './load/run-tool.ts';

/** Gives whether equal thinking brought equal points, and lies next to nothing. */
const fairness = async (options: FairnessOptions): Promise<boolean> => {
  const { people, questions, slowest } = options;
  console.log(
    `${people} people, 20 to ${slowest} ms from the server each way, answer ${questions} questions; beside them some lie:`,
  );
  const played = await runFairness(options);
  const figures = fairnessFigures(played);
  console.log([...fairnessLines(played), '', ...fairnessVerdict(figures)].join('\n'));
  if (options.json) console.log(JSON.stringify(figures));
  return isFair(figures);
};

await runTool(fairnessUsage, readFairnessOptions, fairness);
