extension JSONReport {
    /// The JSON Schema of the reports in JSON (draft 2020-12), with a line feed at
    /// its end.
    ///
    /// Only listed keys are written. Renaming or removing a key changes the
    /// version.
    package static let schema = #"""
        {
          "$schema": "https://json-schema.org/draft/2020-12/schema",
          "title": "Reports of EveryScreen in JSON",
          "description": "What fuzz and merge (an array of checks) and audit (one object) write with --format json.",
          "oneOf": [
            {"type": "array", "items": {"oneOf": [{"$ref": "#/$defs/check"}, {"$ref": "#/$defs/plain"}]}},
            {"$ref": "#/$defs/audit"}
          ],
          "$defs": {
            "tally": {
              "type": "object",
              "additionalProperties": false,
              "required": ["cantTell", "failed", "inapplicable", "passed", "untested"],
              "properties": {
                "passed": {"type": "integer", "minimum": 0},
                "failed": {"type": "integer", "minimum": 0},
                "cantTell": {"type": "integer", "minimum": 0},
                "inapplicable": {"type": "integer", "minimum": 0},
                "untested": {"type": "integer", "minimum": 0}
              }
            },
            "severity": {"enum": ["error", "warning", "note"]},
            "element": {
              "type": "object",
              "additionalProperties": false,
              "required": ["frame", "path", "role", "source"],
              "properties": {
                "source": {"type": "string"},
                "path": {"type": "string"},
                "role": {"type": "string"},
                "label": {"type": "string"},
                "identifier": {"type": "string"},
                "frame": {
                  "description": "Left, top, width and height in points, dp of Android or CSS pixels.",
                  "type": "array",
                  "items": {"type": "number"},
                  "minItems": 4,
                  "maxItems": 4
                },
                "file": {"type": "string"},
                "line": {"type": "integer"}
              }
            },
            "environment": {"description": "The settings that differ from the defaults of the system.", "type": "object"},
            "finding": {
              "type": "object",
              "additionalProperties": false,
              "required": ["element", "fingerprint", "kind", "message", "remedy", "severity", "sources", "spec"],
              "properties": {
                "spec": {"type": "string"},
                "kind": {"type": "string"},
                "severity": {"$ref": "#/$defs/severity"},
                "element": {"$ref": "#/$defs/element"},
                "related": {"type": "array", "items": {"$ref": "#/$defs/element"}},
                "keys": {"type": "array", "items": {"type": "string"}},
                "events": {"type": "array", "items": {"type": "string"}},
                "message": {"type": "string"},
                "remedy": {"type": "string"},
                "sources": {"type": "array", "items": {"type": "string"}},
                "fingerprint": {"type": "string", "pattern": "^[0-9a-f]{16}$"},
                "status": {"enum": ["known", "expired", "baseline"]}
              }
            },
            "measured": {
              "type": "object",
              "additionalProperties": false,
              "required": ["element"],
              "properties": {"element": {"$ref": "#/$defs/element"}, "measure": {"type": "string"}}
            },
            "failure": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "elements",
                "environment",
                "evaluations",
                "explanation",
                "finding",
                "originalElements",
                "token"
              ],
              "properties": {
                "finding": {"$ref": "#/$defs/finding"},
                "others": {"type": "array", "items": {"$ref": "#/$defs/measured"}},
                "elsewhere": {"type": "array", "items": {"$ref": "#/$defs/measured"}},
                "environment": {"$ref": "#/$defs/environment"},
                "explanation": {"type": "string"},
                "blueprint": {"description": "The smallest screen, as everyscreen render reads it."},
                "swiftCode": {"type": "string"},
                "content": {"type": "string"},
                "elements": {"type": "integer"},
                "originalElements": {"type": "integer"},
                "evaluations": {"type": "integer"},
                "token": {"type": "string"},
                "seenIn": {"type": "array", "items": {"type": "string"}},
                "reportedIn": {"type": "string"}
              }
            },
            "known": {"type": "object"},
            "baseline": {"type": "object"},
            "reasons": {"type": "object", "additionalProperties": {"type": "integer", "minimum": 1}},
            "place": {
              "type": "object",
              "additionalProperties": false,
              "required": ["file", "line"],
              "properties": {"file": {"type": "string"}, "line": {"type": "integer"}}
            },
            "issue": {
              "type": "object",
              "additionalProperties": false,
              "required": ["message", "severity"],
              "properties": {"severity": {"enum": ["error", "warning"]}, "message": {"type": "string"}}
            },
            "crash": {
              "type": "object",
              "additionalProperties": false,
              "required": ["environment", "origin", "token"],
              "properties": {
                "origin": {"type": "string"},
                "message": {"type": "string"},
                "environment": {"$ref": "#/$defs/environment"},
                "content": {"type": "string"},
                "hindrance": {"type": "string"},
                "others": {"type": "integer"},
                "token": {"type": "string"}
              }
            },
            "coverage": {
              "type": "object",
              "additionalProperties": false,
              "required": ["applied", "parts", "roles", "settingPairs", "textSizes"],
              "properties": {
                "textSizes": {"type": "object", "additionalProperties": {"type": "integer"}},
                "settingPairs": {
                  "type": "array",
                  "items": {"type": "integer"},
                  "minItems": 2,
                  "maxItems": 2
                },
                "roles": {"type": "object", "additionalProperties": {"type": "integer"}},
                "parts": {"type": "object", "additionalProperties": {"type": "integer"}},
                "applied": {"type": "object", "additionalProperties": {"type": "integer"}},
                "mostFailures": {"type": "number"}
              }
            },
            "check": {
              "type": "object",
              "additionalProperties": false,
              "required": [
                "cases",
                "environments",
                "evaluations",
                "everyscreenReport",
                "failures",
                "name",
                "profile",
                "reasons",
                "seed",
                "tallies",
                "vacuousSpecs"
              ],
              "properties": {
                "everyscreenReport": {"const": 1},
                "name": {"type": "string"},
                "profile": {"type": "string"},
                "seed": {"type": "integer", "minimum": 0},
                "cases": {"type": "integer"},
                "evaluations": {"type": "integer"},
                "environments": {"type": "integer"},
                "tallies": {"type": "object", "additionalProperties": {"$ref": "#/$defs/tally"}},
                "reasons": {"type": "object", "additionalProperties": {"$ref": "#/$defs/reasons"}},
                "vacuousSpecs": {"type": "array", "items": {"type": "string"}},
                "knownIssues": {"type": "array", "items": {"$ref": "#/$defs/known"}},
                "baseline": {"$ref": "#/$defs/baseline"},
                "failures": {"type": "array", "items": {"$ref": "#/$defs/failure"}},
                "place": {"$ref": "#/$defs/place"},
                "issues": {"type": "array", "items": {"$ref": "#/$defs/issue"}},
                "vanishedOrigins": {"type": "array", "items": {"type": "string"}},
                "faultsLeftAlone": {"type": "array", "items": {"type": "string"}},
                "missingShards": {"type": "array", "items": {"type": "integer"}},
                "stopped": {"enum": ["cancelled", "outOfTime"]},
                "warnings": {"type": "array", "items": {"type": "string"}},
                "crashes": {"type": "array", "items": {"$ref": "#/$defs/crash"}},
                "coverage": {"$ref": "#/$defs/coverage"}
              }
            },
            "plain": {
              "description": "A check of a property, a goal or a transcript.",
              "type": "object",
              "additionalProperties": false,
              "required": ["cases", "everyscreenReport", "kind", "name", "place"],
              "properties": {
                "everyscreenReport": {"const": 1},
                "name": {"type": "string"},
                "kind": {"enum": ["property", "goal", "transcript"]},
                "cases": {"type": "integer", "minimum": 0},
                "seed": {"type": "integer", "minimum": 0},
                "issues": {"type": "array", "items": {"$ref": "#/$defs/issue"}},
                "place": {"$ref": "#/$defs/place"},
                "missingShards": {"type": "array", "items": {"type": "integer"}}
              }
            },
            "verdict": {
              "type": "object",
              "additionalProperties": false,
              "required": ["findings", "outcome", "reasons", "severity", "tally"],
              "properties": {
                "outcome": {"enum": ["passed", "failed", "cantTell", "inapplicable", "untested"]},
                "severity": {"$ref": "#/$defs/severity"},
                "tally": {"$ref": "#/$defs/tally"},
                "reasons": {"$ref": "#/$defs/reasons"},
                "findings": {"type": "array", "items": {"$ref": "#/$defs/finding"}}
              }
            },
            "screen": {
              "type": "object",
              "additionalProperties": false,
              "required": ["elements", "file", "format", "profile", "screen", "verdicts"],
              "properties": {
                "file": {"type": "string"},
                "format": {"type": "string"},
                "screen": {"type": "string"},
                "profile": {"type": "string"},
                "elements": {"type": "integer"},
                "verdicts": {"type": "object", "additionalProperties": {"$ref": "#/$defs/verdict"}}
              }
            },
            "audit": {
              "type": "object",
              "additionalProperties": false,
              "required": ["everyscreenAudit", "profile", "screens", "vacuousSpecs"],
              "properties": {
                "everyscreenAudit": {"const": 1},
                "profile": {"type": "string"},
                "screens": {"type": "array", "items": {"$ref": "#/$defs/screen"}},
                "vacuousSpecs": {"type": "array", "items": {"type": "string"}},
                "knownIssues": {"type": "array", "items": {"$ref": "#/$defs/known"}},
                "baseline": {"$ref": "#/$defs/baseline"}
              }
            }
          }
        }

        """#
}
