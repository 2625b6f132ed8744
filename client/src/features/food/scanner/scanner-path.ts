/** Fixed by the specification. */
export const scannerPath = '/scanner';
