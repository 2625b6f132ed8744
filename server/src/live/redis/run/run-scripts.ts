import { runScript } from './run-script.ts';

/** How a stored answer reads: its revision, its attempt and what it adds, each with a line end. */
const settling = /* lua */ `
-- Settles an answer against the stored one as settle.ts does, and moves the tally. Gives how, and
-- the revision that it is kept with or, where it is not kept, the stored answer.
local function take(base, leftOut, slot, who, attempt, revision, adds, rest)
  local answers, tally = base .. 'a:' .. slot, base .. 't:' .. slot
  local counts = not leftOut or redis.call('SISMEMBER', base .. 'x', who) == 0
  local stored = redis.call('HGET', answers, who)
  local how = 'first'
  revision = tonumber(revision)
  if stored then
    local keptRevision, keptAttempt, keptAdds = string.match(stored, '^(%d+)\\n([^\\n]*)\\n([^\\n]*)\\n')
    keptRevision = tonumber(keptRevision)
    if keptAttempt == attempt then return { 'same', stored } end
    if revision < keptRevision then return { 'stale', stored } end
    revision = math.max(revision, keptRevision + 1)
    how = 'changed'
    if counts then move(tally, keptAdds, -1) end
  end
  revision = string.format('%.0f', revision)
  redis.call('HSET', answers, who, revision .. '\\n' .. attempt .. '\\n' .. adds .. '\\n' .. rest)
  if counts then move(tally, adds, 1) end
  if how == 'first' then redis.call('HINCRBY', base .. 'n', slot, counts and 1 or 0) end
  return { how, revision }
end

-- What a slot holds is forgotten with its run, also what has only now come to be.
local function keepSlots(base, slots, till)
  for slot in pairs(slots) do
    redis.call('PEXPIREAT', base .. 'a:' .. slot, till)
    redis.call('PEXPIREAT', base .. 't:' .. slot, till)
  end
  redis.call('PEXPIREAT', base .. 'n', till)
end
`;

/**
 * ARGV, seven for each submission: the version that accepted it, slot, participant, attempt,
 * revision, what it adds, the rest. Gives the play, then for each `moved` or what `take` gives; or
 * nil where the run is not in play.
 */
export const submitScript = runScript(/* lua */ `${settling}
local play = playing()
if not play then return false end
local version, till = unpack(redis.call('HMGET', run, 'version', 'until'))
local base = named(play)
local leftOut = redis.call('EXISTS', base .. 'x') == 1
local results, slots = { play }, {}
for at = 1, #ARGV, 7 do
  if ARGV[at] ~= version then
    results[#results + 1] = 'moved'
  else
    local slot = ARGV[at + 1]
    slots[slot] = true
    results[#results + 1] = take(base, leftOut, slot, ARGV[at + 2], ARGV[at + 3], ARGV[at + 4], ARGV[at + 5], ARGV[at + 6])
  end
end
if next(slots) then keepSlots(base, slots, till) end
return results
`);

/** ARGV: the play that is being built, how long that may take in ms, then as `submit` without version. */
export const buildScript = runScript(/* lua */ `${settling}
local base, slots = named(ARGV[1]), {}
for at = 3, #ARGV, 6 do
  local slot = ARGV[at]
  slots[slot] = true
  take(base, false, slot, ARGV[at + 1], ARGV[at + 2], ARGV[at + 3], ARGV[at + 4], ARGV[at + 5])
end
local time = redis.call('TIME')
keepSlots(base, slots, string.format('%.0f', time[1] * 1000 + ARGV[2]))
`);

/**
 * Puts in play what was built, unless somebody was quicker. KEYS[2]: the runs of the room. ARGV:
 * play, run id, version, `fixed`, `step`, for how many ms, channel, notice. Gives 1 where it did.
 */
export const activateScript = runScript(/* lua */ `
local base = named(ARGV[1])
if playing() then
  forget(base)
  return 0
end
redis.call('HSET', run, 'play', ARGV[1], 'version', ARGV[3], 'fixed', ARGV[4], 'step', ARGV[5], 'v', known)
redis.call('SADD', KEYS[2], ARGV[2])
keep(base, ARGV[6])
redis.call('PEXPIRE', KEYS[2], ARGV[6])
tell(ARGV[7], ARGV[1], ARGV[8])
return 1
`);

/** ARGV: the play that was not finished. */
export const abandonScript = runScript('forget(named(ARGV[1]))');

/** ARGV: for how many ms. KEYS[2]: the runs of the room. Gives 0 where the run is not in play. */
export const keepScript = runScript(/* lua */ `
local base = current()
if not base then return 0 end
keep(base, ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 1
`);

/** ARGV: version, `step`, channel, notice. Gives 1, 0 where it is not newer, -1 where there is no run. */
export const advanceScript = runScript(/* lua */ `
local play = playing()
if not play then return -1 end
if tonumber(ARGV[1]) <= tonumber(redis.call('HGET', run, 'version')) then return 0 end
redis.call('HSET', run, 'version', ARGV[1], 'step', ARGV[2])
tell(ARGV[3], play, ARGV[4])
return 1
`);

/**
 * KEYS[2]: the runs of the room. ARGV: run id, channel, notice. Gives 1 where it was in play, of
 * whatever version.
 */
export const discardScript = runScript(/* lua */ `
redis.call('SREM', KEYS[2], ARGV[1])
local play = redis.call('HGET', run, 'play')
if not play then return 0 end
forget(named(play))
redis.call('UNLINK', run)
tell(ARGV[2], play, ARGV[3])
return 1
`);

/**
 * Changes who is left out. ARGV: channel, notice, then either an empty text and exactly who is left
 * out; or what the caller knows of the run, how many come in addition, those, and those who count
 * again. Gives whether that changes who counts (1 or 0) and what is known of the run from now on;
 * -1 where the caller knows something else than is so; nil where there is no run.
 */
export const excludeScript = runScript(/* lua */ `
local play = playing()
if not play then return false end
local changes = redis.call('HGET', run, 'changesOfWho')
local base = named(play)
local out, back = {}, {}
if ARGV[3] == '' then
  local after = {}
  for at = 4, #ARGV do
    after[ARGV[at]] = true
    out[#out + 1] = ARGV[at]
  end
  for _, who in ipairs(redis.call('SMEMBERS', base .. 'x')) do
    if not after[who] then back[#back + 1] = who end
  end
elseif ARGV[3] == play .. ' ' .. (changes or '0') then
  for at = 5, #ARGV do
    local list = at < 5 + ARGV[4] and out or back
    list[#list + 1] = ARGV[at]
  end
else
  return { -1 }
end

local slots, changed = redis.call('HKEYS', base .. 'n'), 0
local function count(who, times)
  changed = 1
  for _, slot in ipairs(slots) do
    local stored = redis.call('HGET', base .. 'a:' .. slot, who)
    if stored then
      redis.call('HINCRBY', base .. 'n', slot, times)
      move(base .. 't:' .. slot, string.match(stored, '^[^\\n]*\\n[^\\n]*\\n([^\\n]*)\\n'), times)
    end
  end
end
for _, who in ipairs(out) do
  if redis.call('SADD', base .. 'x', who) == 1 then count(who, -1) end
end
for _, who in ipairs(back) do
  if redis.call('SREM', base .. 'x', who) == 1 then count(who, 1) end
end
if changed == 1 then
  changes = redis.call('HINCRBY', run, 'changesOfWho', 1)
  local till = redis.call('HGET', run, 'until')
  eachKey(base, function(key) redis.call('PEXPIREAT', key, till) end)
  tell(ARGV[1], play, ARGV[2])
end
return { changed, play .. ' ' .. (changes or '0') }
`);
