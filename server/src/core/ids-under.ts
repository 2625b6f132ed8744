/** A filter for the documents whose `_id` begins with `owner:`. `;` follows `:` in ASCII, so that is a range. */
export const idsUnder = (owner: string) => ({ _id: { $gte: `${owner}:`, $lt: `${owner};` } });
