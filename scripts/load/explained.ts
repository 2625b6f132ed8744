/** What the work gives; where it fails, the error also tells what the server wrote to its console. */
export const explained = async <Done>(
  server: { readonly output: string },
  work: () => Promise<Done>,
): Promise<Done> => {
  try {
    return await work();
  } catch (error) {
    const said = server.output || 'nothing';
    throw new Error(`${String(error)}\nThe server said: ${said}`, { cause: error });
  }
};
