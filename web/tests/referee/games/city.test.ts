import { describe, expect, test } from "vitest";
import type { CityOfHorrorView, Course, Happening, OpenChoice, Permissions, VoteAnswer } from "@/lib/net/protocol";
import { actsOf, unknownCards } from "@/referee/games/city_of_horror/questions/acts";
import {
  addCard,
  addNumber,
  addThing,
  atAttack,
  countOf,
  handOf,
  LOCATIONS,
  momentOf,
  peopleAt,
  placesOf,
  playersOf,
  setMoment,
  setSide,
  sideOf,
  tapPerson,
  threshold,
  toggleFlag,
  togglePlayer,
} from "@/referee/games/city_of_horror/city";
import { atVote, courseOfVote, passChoice, voteChoice } from "@/referee/games/city_of_horror/questions/happened";
import { enoughVotes, openVoters, totalVotes } from "@/referee/games/city_of_horror/questions/voteWords";
import { Placing } from "@/referee/position/position";

const city = new Placing("locations");

describe("people", () => {
  test("a tap puts a Character with its owner, a tap elsewhere moves it with all it is, a tap there takes it away", () => {
    const put = tapPerson(city, {}, "punk", "bank", "red");
    expect(put).toEqual({ locations: { bank: "punk[red]" } });
    const tired = toggleFlag(city, put, "punk", "exhausted");
    const moved = tapPerson(city, tired, "punk", "church", "blue");
    expect(moved).toEqual({ locations: { church: "punk[red, exhausted]" } });
    expect(tapPerson(city, moved, "punk", "church", "red")).toEqual({ locations: {} });
  });

  test("a tap with another owner gives the Character to that player", () => {
    const put = tapPerson(city, {}, "punk", "bank", "red");
    expect(tapPerson(city, put, "punk", "bank", "blue")).toEqual({ locations: { bank: "punk[blue]" } });
  });

  test("flags come and go, in one order", () => {
    const start = { locations: { bank: "punk[red]" } };
    const both = toggleFlag(city, toggleFlag(city, start, "punk", "hidden"), "punk", "exhausted");
    expect(both).toEqual({ locations: { bank: "punk[red, exhausted, hidden]" } });
    expect(toggleFlag(city, toggleFlag(city, both, "punk", "hidden"), "punk", "exhausted")).toEqual(start);
    expect(toggleFlag(city, start, "geek", "hidden")).toBe(start);
  });

  test("zombies are no people", () => {
    expect(peopleAt(city, { locations: { bank: "zombie*3 punk[red] antidote card[?]" } }, "bank").map((one) => one.name)).toEqual(["punk"]);
  });
});

describe("players", () => {
  test("three play unless it is said who", () => {
    expect(playersOf({})).toEqual(["green", "violet", "white"]);
  });

  test("a colour that plays no more takes its people and goods with it", () => {
    const given = {
      players: ["red", "blue", "green", "white"],
      first: "red",
      hands: { red: "gun ?", blue: "?" },
      antidotes: { red: 1 },
      locations: { bank: "punk[red] geek[blue]", church: "thief[red]" },
    };
    expect(togglePlayer(city, given, "red")).toEqual({
      players: ["blue", "green", "white"],
      hands: { blue: "?" },
      locations: { bank: "geek[blue]" },
    });
    expect(togglePlayer(city, given, "yellow")["players"]).toEqual(["red", "blue", "green", "white", "yellow"]);
  });
});

describe("goods", () => {
  test("zombies are counted, and none is taken where there is none", () => {
    const two = addThing(city, addThing(city, {}, "bank", "zombie", 1), "bank", "zombie", 1);
    expect(countOf(city, two, "bank", "zombie")).toBe(2);
    const none = {};
    expect(addThing(city, none, "bank", "zombie", -1)).toBe(none);
  });

  test("a card that is put face down is not known", () => {
    expect(addThing(city, {}, "bank", "card", 1)).toEqual({ locations: { bank: "card[?]" } });
  });

  test("a hand holds named cards first and unknown ones last", () => {
    const hand = addCard(addCard(addCard({}, "red", "?", 1), "red", "gun", 1), "red", "?", 1);
    expect(hand).toEqual({ hands: { red: "gun ?*2" } });
    expect(handOf(hand, "red").map((one) => one.count)).toEqual([1, 2]);
    expect(addCard(addCard({ hands: { red: "gun" } }, "red", "gun", -1), "red", "gun", -1)).toEqual({});
  });

  test("numbers never fall below nothing", () => {
    expect(addNumber({}, "antidotes", "red", -1)).toEqual({});
    expect(addNumber(addNumber({}, "antidotes", "red", 1), "antidotes", "red", 1)).toEqual({ antidotes: { red: 2 } });
  });
});

describe("moments", () => {
  test.each([
    [{}, { phase: "resolution", place: "", step: "" }],
    [{ at: "movement" }, { phase: "movement", place: "", step: "" }],
    [{ at: "bank" }, { phase: "resolution", place: "bank", step: "use" }],
    [{ at: "attack water_tower" }, { phase: "resolution", place: "water_tower", step: "attack" }],
  ] as const)("%j is read and written alike", (given, moment) => {
    expect(momentOf(given)).toEqual(moment);
    expect(setMoment(given, moment)).toEqual(given);
  });

  test("another moment forgets what the details say about the old one", () => {
    expect(atAttack({ at: "bank", details: { stack: [] } }, "church")).toEqual({ at: "attack church" });
  });

  test("side A is not written", () => {
    expect(setSide({}, "bank", "B")).toEqual({ sides: { bank: "B" } });
    expect(setSide({ sides: { bank: "B" } }, "bank", "A")).toEqual({});
    expect(sideOf({}, "bank")).toBe("A");
  });
});

describe("locations", () => {
  test("they come by number once the server has read the position", () => {
    expect(placesOf(null)).toEqual(LOCATIONS);
    const locations = [
      { id: "bank", number: 2 },
      { id: "church", number: 1 },
    ];
    expect(placesOf({ locations } as unknown as CityOfHorrorView)).toEqual(["church", "bank"]);
  });

  test("some are attacked at a number, others by more zombies than people", () => {
    const location = { attack: 3 } as CityOfHorrorView["locations"][number];
    expect(threshold(location, 4)).toBe(3);
    expect(threshold({ ...location, attack: 0 }, 4)).toBe(5);
  });
});

describe("votes", () => {
  const answer: VoteAnswer = {
    place: "armory",
    vote: "attack",
    sentence: "",
    zombies: 3,
    threshold: 3,
    outcomes: [],
    shares: [
      { seat: 0, owner: "white", votes: 2, may_name: ["white", "green"], names: "green" },
      { seat: 1, owner: "green", votes: 1, may_name: ["white", "green"] },
      { seat: 2, owner: "red", votes: 0 },
    ],
  };

  test("who has votes and has not been asked yet is open", () => {
    expect(openVoters(answer)).toEqual(["green"]);
    expect([totalVotes(answer), enoughVotes(answer)]).toEqual([3, 2]);
  });
});

describe("acts", () => {
  const white: Permissions = {
    who: "white",
    may: [
      { line: "white pass", sentence: "pass", seat: 0, do: "pass", args: {} },
      { line: "white play gun", sentence: "play the Gun", seat: 0, do: "play", args: { card: "gun" }, rule: "CH-CRD-17" },
    ],
    may_not: [{ line: "white use priest", do: "use", args: { who: "priest" }, rule: "CH-CHR-30", sentence: "Another moment." }],
    unknown_cards: 1,
  };
  const red = {
    who: "red",
    may: [{ line: "red use thief", sentence: "use", seat: 1, do: "use", args: { who: "thief" }, rule: "CH-CHR-37" }],
    may_not: [],
  };

  test("abilities and cards are listed, first those that may be used; passing and offers are left out", () => {
    expect(actsOf([white, red]).map((one) => [one.line, one.isAllowed, one.rule])).toEqual([
      ["white play gun", true, "CH-CRD-17"],
      ["red use thief", true, "CH-CHR-37"],
      ["white use priest", false, "CH-CHR-30"],
    ]);
    expect(unknownCards([white, red])).toBe(1);
  });
});

describe("a vote that was held", () => {
  const players = ["white", "green"];
  const aims = { white: "green", green: "white" };

  function choice(seat: number, verb: string, args: OpenChoice["args"] = {}): OpenChoice {
    return { line: `${players[seat]} ${verb} ${String(args["against"] ?? "")}`.trim(), sentence: verb, seat, do: verb, args };
  }

  const pass = choice(0, "pass");
  const votes = [0, 1].flatMap((seat) => [0, 1].map((against) => choice(seat, "vote", { against })));

  test("passing is found in a window, and pointing as said in a vote", () => {
    const offer = choice(0, "offer");
    expect(passChoice({ ask: "Window", sentence: "", seats: [0], choices: [offer, pass] })).toBe(pass);
    expect(passChoice({ ask: "Ballot", sentence: "", seats: [0], choices: votes })).toBeNull();
    expect(voteChoice({ ask: "Ballot", sentence: "", seats: [0], choices: votes }, players, aims)?.line).toBe("white vote 1");
    expect(voteChoice({ ask: "Ballot", sentence: "", seats: [0], choices: votes }, players, {})).toBeNull();
  });

  test("everybody passes before the vote, nobody after it", async () => {
    const decisions = [[pass], votes, votes.slice(2), [pass]];
    const entered: string[][] = [];
    const ask = (happened: readonly Happening[]): Promise<Course> => {
      entered.push(happened.map((one) => one.choose ?? ""));
      const choices = decisions[happened.length] ?? [];
      return Promise.resolve({ steps: [], text: String(happened.length), decision: { ask: "", sentence: "", seats: [], choices } });
    };
    const course = await courseOfVote(ask, players, aims);
    expect(course?.text).toBe("3");
    expect(entered.at(-1)).toEqual(["white pass", "white vote 1", "green vote 0"]);
  });

  test("the position goes to the vote unless it is there", () => {
    const there = { at: "attack bank", details: { stack: [] } };
    expect(atVote(there, "bank", "attack")).toBe(there);
    expect(atVote(there, "church", "sharing")).toEqual({ at: "sharing church" });
  });
});
