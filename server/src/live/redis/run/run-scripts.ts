import { defineScript, type Script } from '../../../core/redis/script.ts';

/**
 * What Redis does in one step with a run in play; `keys.ts` says what its keys hold. KEYS[1] is the
 * run. Whatever else a script touches has a name that begins with that, so it is in the same slot.
 */
const common = /* lua */ `
local run = KEYS[1]

-- Of what version this program puts in play: behind all else that it gives.
local known = tonumber(table.remove(ARGV))

-- What the keys of a time in play begin with.
local function named(play) return run .. ':' .. play .. ':' end


-- Moves the counters of a slot by what an answer adds, a JSON object; none stays at nought.
local function move(tally, adds, times)
  for counter, add in pairs(cjson.decode(adds)) do
    local now = redis.call('ZINCRBY', tally, add * times, counter)
    if tonumber(now) == 0 then redis.call('ZREM', tally, counter) end
  end
end

-- Tells the other processes of a change in a time in play; run-notices.ts makes the rest of it.
local function tell(channel, play, notice) redis.call('PUBLISH', channel, play .. ' ' .. notice) end

-- Calls change with every key of a time in play.
local function eachKey(base, change)
  for _, slot in ipairs(redis.call('HKEYS', base .. 'n')) do
    change(base .. 'a:' .. slot)
    change(base .. 't:' .. slot)
  end
  change(base .. 'n')
  change(base .. 'x')
end

local function forget(base)
  eachKey(base, function(key) redis.call('UNLINK', key) end)
end

-- The time in play that there is, or nil. What an older program has put in play goes out of it. So
-- does what a newer one has, where its room is this program's by now; else that is an error.
local function playing()
  local play, v = unpack(redis.call('HMGET', run, 'play', 'v'))
  if not play then return nil end
  v = tonumber(v)
  if v == known then return play end
  local room = string.match(run, '^(.*}:)run:') .. 'room'
  if v > known and tonumber(redis.call('HGET', room, 'v') or v) > known then
    error({ err = 'NEWERPLAY a newer program has put this in play' })
  end
  forget(named(play))
  redis.call('UNLINK', run)
  return nil
end

-- What its keys begin with, or nil.
local function current()
  local play = playing()
  return play and named(play) or nil
end

-- From now on the run is kept for so many ms, and all that belongs to it as long.
local function keep(base, ms)
  local time = redis.call('TIME')
  local till = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000) + ms)
  redis.call('HSET', run, 'until', till)
  redis.call('PEXPIREAT', run, till)
  eachKey(base, function(key) redis.call('PEXPIREAT', key, till) end)
end
`;

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

const script = (body: string): Script => defineScript(common + body);

/**
 * ARGV, seven for each submission: the version that accepted it, slot, participant, attempt,
 * revision, what it adds, the rest. Gives the play, then for each `moved` or what `take` gives; or
 * nil where the run is not in play.
 */
export const submitScript = script(/* lua */ `${settling}
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
export const buildScript = script(/* lua */ `${settling}
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
export const activateScript = script(/* lua */ `
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
export const abandonScript = script('forget(named(ARGV[1]))');

/** ARGV: for how many ms. KEYS[2]: the runs of the room. Gives 0 where the run is not in play. */
export const keepScript = script(/* lua */ `
local base = current()
if not base then return 0 end
keep(base, ARGV[1])
redis.call('PEXPIRE', KEYS[2], ARGV[1])
return 1
`);

/** ARGV: version, `step`, channel, notice. Gives 1, 0 where it is not newer, -1 where there is no run. */
export const advanceScript = script(/* lua */ `
local play = playing()
if not play then return -1 end
if tonumber(ARGV[1]) <= tonumber(redis.call('HGET', run, 'version')) then return 0 end
redis.call('HSET', run, 'version', ARGV[1], 'step', ARGV[2])
tell(ARGV[3], play, ARGV[4])
return 1
`);

/** ARGV: fields of the run. Gives them, or nil where it is not in play. */
export const readScript = script(/* lua */ `
if not playing() then return false end
return redis.call('HMGET', run, unpack(ARGV))
`);

/**
 * KEYS[2]: the runs of the room. ARGV: run id, channel, notice. Gives 1 where it was in play, of
 * whatever version.
 */
export const discardScript = script(/* lua */ `
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
export const excludeScript = script(/* lua */ `
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

/** ARGV: how many counters of each, then slots. Gives for each how many have answered, and the counters; nil where there is no run. */
export const talliesScript = script(/* lua */ `
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
export const answersOfScript = script(/* lua */ `
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

/** ARGV: a slot, then participants. Gives those of them who have answered it; nil where there is no run. */
export const answeredScript = script(/* lua */ `
local base = current()
if not base then return false end
local answered = {}
for at = 2, #ARGV do
  if redis.call('HEXISTS', base .. 'a:' .. ARGV[1], ARGV[at]) == 1 then
    answered[#answered + 1] = ARGV[at]
  end
end
return answered
`);
