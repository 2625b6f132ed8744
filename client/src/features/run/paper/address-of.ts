/** A file as an address that holds it: what is drawn for a file loads nothing. */
export const addressOf = async (file: Blob): Promise<string> => {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.addEventListener('load', () =>
      resolve(typeof reader.result === 'string' ? reader.result : ''),
    );
    reader.addEventListener('error', () => reject(reader.error ?? new Error('It cannot be read.')));
  });
  reader.readAsDataURL(file);
  return read;
};
