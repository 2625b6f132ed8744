/** How long a browser may take to begin saving what it was handed, in milliseconds. */
const untilSaved = 60_000;

/** Has the browser save a file. */
export const saveFile = (file: Blob, name: string): void => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), untilSaved);
};
