-- The data as tables of DuckDB, with their types and keys. Run it in the folder of the CSV files, and name a database
-- elsewhere, because a build refuses a folder with files that are not its own:
--     duckdb ~/book.duckdb < load.sql
CREATE TYPE "vocabulary/editions" AS ENUM ('2019', '2021');
CREATE TYPE "vocabulary/faces" AS ENUM ('flat', 'edge');
CREATE TYPE "vocabulary/loads" AS ENUM ('light', 'medium', 'heavy', 'extreme1', 'extreme2');
CREATE TYPE "vocabulary/species" AS ENUM ('oak', 'pine', 'any');

CREATE TABLE "vocabulary/editions" (
  "word" "vocabulary/editions" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/editions" FROM 'vocabulary/editions.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/species" (
  "word" "vocabulary/species" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/species" FROM 'vocabulary/species.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/faces" (
  "word" "vocabulary/faces" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/faces" FROM 'vocabulary/faces.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "vocabulary/loads" (
  "word" "vocabulary/loads" NOT NULL,
  "position" BIGINT NOT NULL,
  "label" VARCHAR,
  "label_en" VARCHAR,
  "aliases" VARCHAR,
  "formerly" VARCHAR,
  "parts" VARCHAR,
  "groups" VARCHAR,
  "covers_all" BOOLEAN NOT NULL,
  "used" VARCHAR,
  PRIMARY KEY ("word")
);
COPY "vocabulary/loads" FROM 'vocabulary/loads.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "size" (
  "species" "vocabulary/species" NOT NULL,
  "width" DECIMAL(18, 0) NOT NULL,
  "height" DECIMAL(18, 1) NOT NULL,
  "remark" VARCHAR,
  "is_planed" BOOLEAN NOT NULL,
  "unit" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("species"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word")
);
COPY "size" FROM 'size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "bending" (
  "edition" "vocabulary/editions" NOT NULL,
  "species" "vocabulary/species" NOT NULL,
  "face" "vocabulary/faces" NOT NULL,
  "load" "vocabulary/loads" NOT NULL,
  "value" DECIMAL(18, 0),
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "bound" VARCHAR NOT NULL,
  "unit" ENUM ('mm') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("edition", "species", "face", "load"),
  FOREIGN KEY ("edition") REFERENCES "vocabulary/editions" ("word"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word"),
  FOREIGN KEY ("face") REFERENCES "vocabulary/faces" ("word"),
  FOREIGN KEY ("load") REFERENCES "vocabulary/loads" ("word"),
  FOREIGN KEY ("species") REFERENCES "size" ("species")
);
COPY "bending" FROM 'bending.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/bending" (
  "edition" "vocabulary/editions" NOT NULL,
  "species" "vocabulary/species" NOT NULL,
  "face" "vocabulary/faces" NOT NULL,
  "load" "vocabulary/loads" NOT NULL,
  "value" DECIMAL(18, 1),
  "qualifier" ENUM ('~', '≤', '≥', '<', '>', '–'),
  "maximum" DECIMAL(18, 0),
  "bound" VARCHAR NOT NULL,
  "unit" ENUM ('mm') NOT NULL,
  "article" ENUM ('Articles/handbook.md', 'Articles/survey.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("edition", "species", "face", "load", "article", "line", "column"),
  FOREIGN KEY ("edition") REFERENCES "vocabulary/editions" ("word"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word"),
  FOREIGN KEY ("face") REFERENCES "vocabulary/faces" ("word"),
  FOREIGN KEY ("load") REFERENCES "vocabulary/loads" ("word"),
  FOREIGN KEY ("edition", "species", "face", "load") REFERENCES "bending" ("edition", "species", "face", "load")
);
COPY "claims/bending" FROM 'claims/bending.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/size" (
  "species" "vocabulary/species" NOT NULL,
  "field" ENUM ('width', 'height', 'remark'),
  "width" DECIMAL(18, 0) NOT NULL,
  "height" DECIMAL(18, 1) NOT NULL,
  "remark" VARCHAR,
  "is_planed" BOOLEAN NOT NULL,
  "unit" VARCHAR NOT NULL,
  "article" ENUM ('Articles/handbook.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("species", "field", "article", "line", "column"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word"),
  FOREIGN KEY ("species") REFERENCES "size" ("species")
);
COPY "claims/size" FROM 'claims/size.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "joint" (
  "first" VARCHAR NOT NULL,
  "second" VARCHAR NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("first", "second")
);
COPY "joint" FROM 'joint.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/joint" (
  "first" VARCHAR NOT NULL,
  "second" VARCHAR NOT NULL,
  "article" ENUM ('Articles/handbook.md') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("first", "second", "article", "line", "column"),
  FOREIGN KEY ("first", "second") REFERENCES "joint" ("first", "second")
);
COPY "claims/joint" FROM 'claims/joint.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "remark" (
  "number" BIGINT NOT NULL,
  "remark" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" VARCHAR,
  PRIMARY KEY ("number")
);
COPY "remark" FROM 'remark.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/remark" (
  "number" BIGINT NOT NULL,
  "remark" VARCHAR,
  "article" ENUM ('Articles/survey.html') NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("number", "article", "line", "column"),
  FOREIGN KEY ("number") REFERENCES "remark" ("number")
);
COPY "claims/remark" FROM 'claims/remark.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "nothing" (
  "species" "vocabulary/species" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('mm') NOT NULL,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "articles" VARCHAR NOT NULL,
  "assumed" VARCHAR,
  "flagged" ENUM ('open', 'accepted'),
  "findings" VARCHAR,
  "implied" DECIMAL(18, 0),
  PRIMARY KEY ("species"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word")
);
COPY "nothing" FROM 'nothing.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);

CREATE TABLE "claims/nothing" (
  "species" "vocabulary/species" NOT NULL,
  "value" DECIMAL(18, 0) NOT NULL,
  "unit" ENUM ('mm') NOT NULL,
  "article" VARCHAR NOT NULL,
  "line" BIGINT NOT NULL CHECK ("line" >= 1),
  "column" BIGINT NOT NULL CHECK ("column" >= 1),
  "raw" VARCHAR,
  "status" ENUM ('read', 'corrected', 'derived', 'contested', 'not-available') NOT NULL,
  "assumed" VARCHAR,
  PRIMARY KEY ("species", "article", "line", "column"),
  FOREIGN KEY ("species") REFERENCES "vocabulary/species" ("word"),
  FOREIGN KEY ("species") REFERENCES "nothing" ("species")
);
COPY "claims/nothing" FROM 'claims/nothing.csv' (FORMAT csv, HEADER, DELIMITER ',', QUOTE '"', ESCAPE '"', NULLSTR '', AUTO_DETECT false);
