/** The addresses of the pages for phones, which have a document of their own, small enough for a bad network. */
export const phonePages =
  /^\/(join|mine|j(?:oin)?\/[^/]+|tools\/(?:polltime\/usepoll|quiztime\/playquiz)\/[^/]+)\/?$/;
