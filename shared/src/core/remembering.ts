/**
 * A function that makes each result once, as long as it is asked for again before `most` others were:
 * results stay known for so many more, then those that nobody asks for are forgotten.
 */
export const remembering = <Result>(
  make: (argument: string) => Result,
  most: number,
): ((argument: string) => Result) => {
  let recent = new Map<string, Result>();
  let before = new Map<string, Result>();
  return (argument) => {
    const known = recent.get(argument);
    if (known !== undefined || recent.has(argument)) return known as Result;
    const kept = before.get(argument);
    const isKept = kept !== undefined || before.has(argument);
    const result = isKept ? (kept as Result) : make(argument);
    if (recent.size >= most) {
      before = recent;
      recent = new Map();
    }
    recent.set(argument, result);
    return result;
  };
};
