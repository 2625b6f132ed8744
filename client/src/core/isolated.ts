/** A name is what somebody typed, in a script of theirs: among other words it does not turn these around. */
export const isolated = (name: string): string => `\u2068${name}\u2069`;
