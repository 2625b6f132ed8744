/** How a line of the list of topics looks. */
export const topicRow =
  'flex items-center rounded-md border-[1.5px] border-line bg-raised hover:border-line-strong';

/** The way to the topic in it, as wide as there is room. */
export const topicLink =
  'flex min-h-14 min-w-0 grow items-center gap-3 rounded-md py-2.5 pr-3 text-lg font-medium';
