/** What became of a picture that was sent. */
export interface SentPicture {
  readonly name: string;
  readonly isRefused: boolean;
  /** Of the file, in MB. */
  readonly fileMB: number;
  readonly status: number;
  readonly seconds: number;
  /** The most resident memory from the first picture to the end of this one, beside that from before it. */
  readonly moreMB: number;
}

const taken = 201;
/** No picture, too large, and no time for it. */
const refusals: ReadonlySet<number> = new Set([400, 413, 503]);

const isRight = ({ isRefused, status }: SentPicture): boolean =>
  refusals.has(status) || (!isRefused && status === taken);

/** A line for each, one for all, and whether all is as it must be. */
export const judgePictures = (
  sent: readonly SentPicture[],
  boundMB: number,
): { readonly lines: readonly string[]; readonly mostMB: number; readonly isMet: boolean } => {
  const mostMB = Math.max(0, ...sent.map(({ moreMB }) => moreMB));
  const wrong = sent.filter((each) => !isRight(each)).map(({ name }) => name);
  const lines = sent.map(
    ({ name, fileMB, status, seconds, moreMB }) =>
      `${name} (${fileMB.toFixed(3)} MB): ${status === taken ? 'taken' : `refused (${status})`} in ${seconds.toFixed(1)} s, ${moreMB.toFixed(0)} MB of memory so far.`,
  );
  const isBounded = mostMB <= boundMB;
  return {
    lines: [
      ...lines,
      `${sent.length} hostile pictures took at most ${mostMB.toFixed(0)} MB of memory: the bound of ${boundMB} MB is ${isBounded ? 'met' : 'not met'}.`,
      ...wrong.map((name) => `${name}: that is not how it must be answered.`),
    ],
    mostMB,
    isMet: isBounded && wrong.length === 0,
  };
};
