/** Where the guide is; a step is at `${guidePath}/1` and on. */
export const guidePath = '/howitworks';
