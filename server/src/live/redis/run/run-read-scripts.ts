import { runScript } from './run-script.ts';

/** ARGV: fields of the run. Gives them, or nil where it is not in play. */
export const readScript = runScript(/* lua */ `
if not playing() then return false end
return redis.call('HMGET', run, unpack(ARGV))
`);

/** ARGV: how many counters of each, then slots. Gives for each how many have answered, and the counters; nil where there is no run. */
export const talliesScript = runScript(/* lua */ `
local base = current()
if not base then return false end
local tallies = {}
for at = 2, #ARGV do
  local slot = ARGV[at]
  tallies[#tallies + 1] = {
    redis.call('HGET', base .. 'n', slot) or '0',
    redis.call('ZREVRANGE', base .. 't:' .. slot, 0, ARGV[1] - 1, 'WITHSCORES'),
  }
end
return tallies
`);

/** ARGV: a slot, or '' for all, then participants. Gives for each slot and stored answer by turns; nil where there is no run. */
export const answersOfScript = runScript(/* lua */ `
local base = current()
if not base then return false end
local slots = ARGV[1] == '' and redis.call('HKEYS', base .. 'n') or { ARGV[1] }
local answers = {}
for at = 2, #ARGV do answers[at - 1] = {} end
for _, slot in ipairs(slots) do
  for at, stored in ipairs(redis.call('HMGET', base .. 'a:' .. slot, unpack(ARGV, 2))) do
    if stored then
      local own = answers[at]
      own[#own + 1] = slot
      own[#own + 1] = stored
    end
  end
end
return answers
`);

/** ARGV: a slot, or '' for any, then participants. Gives those of them who have answered it; nil where there is no run. */
export const answeredScript = runScript(/* lua */ `
local base = current()
if not base then return false end
local slots = ARGV[1] == '' and redis.call('HKEYS', base .. 'n') or { ARGV[1] }
local answered = {}
for at = 2, #ARGV do
  for _, slot in ipairs(slots) do
    if redis.call('HEXISTS', base .. 'a:' .. slot, ARGV[at]) == 1 then
      answered[#answered + 1] = ARGV[at]
      break
    end
  end
end
return answered
`);
