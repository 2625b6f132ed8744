/** Whether what somebody has typed is one of these names. */
export const isOneOf = <Name extends string>(
  names: readonly Name[],
  named: string,
): named is Name => (names as readonly string[]).includes(named);
