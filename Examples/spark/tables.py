"""The tables of very many documents, as Parquet, on a cluster of Spark.

Usage: spark-submit tables.py INPUT OUTPUT [--program measurebook] [--field html] [--id id] [--waves 16]

INPUT is what Spark can read as lines of JSON, one document an object: a folder of .ndjson or .ndjson.gz files, on any file system. With
--warc, it is a text file with the path of a WARC file on each line; the files must be there on every worker.

OUTPUT becomes a folder of Parquet files, partitioned by `wave`. Each row is a table:

    id       the document (of a WARC file: its path)
    article  the document; for WARC its path, a slash and the address
    number   the table's number in its article; 0 if there is none
    json     the table, as `measurebook tables --format ndjson` prints it; null if there is none

A document without a table has one row, so that it is known to be done. Documents are divided by their ids into waves, each of which is
written as a whole. A second run reads which ids are in OUTPUT, and does the others: after an error, a killed driver, or new documents in INPUT.
A worker that dies costs the batches it was working on, which Spark gives to another one.
"""

import argparse
import json
import os
import subprocess
import sys

import pandas
from pyspark.sql import SparkSession, functions

SCHEMA = "id string, article string, number int, json string"
# The documents that one process reads. Its start takes some milliseconds.
BATCH = 500


def lines_of(command, given):
    """The lines that measurebook prints. Findings, which have exit code 1, go to the worker's log."""
    done = subprocess.run(command, input=given, capture_output=True)
    sys.stderr.write(done.stderr.decode("utf-8", "replace"))
    if done.returncode not in (0, 1):
        raise RuntimeError(f"{command[0]} ended with {done.returncode}: {done.stderr[-2000:].decode('utf-8', 'replace')}")
    return done.stdout.decode("utf-8").splitlines()


def row(name, line):
    table = json.loads(line)
    return name, table["article"], table["table"], line


def frame(rows):
    return pandas.DataFrame(rows, columns=["id", "article", "number", "json"]).astype({"number": "int32"})


def of_lines(program):
    """A function for mapInPandas: documents with columns `id` and `text` to tables."""
    def tables(batches):
        for batch in batches:
            given = "".join(
                json.dumps({"id": name, "text": text}) + "\n"
                for name, text in zip(batch["id"], batch["text"]) if text is not None)
            command = [program, "tables", "--from-ndjson", "text", "--format", "ndjson", "-"]
            rows = [row(json.loads(line)["article"], line) for line in lines_of(command, given.encode())]
            found = {name for name, *_ in rows}
            yield frame(rows + [(name, name, 0, None) for name in batch["id"] if name not in found])
    return tables


def of_archives(program):
    """A function for mapInPandas: paths of WARC files, in the column `id`, to tables."""
    def tables(batches):
        for batch in batches:
            for name in batch["id"]:
                command = [program, "tables", name, "--format", "ndjson"]
                rows = [row(name, line) for line in lines_of(command, b"")]
                yield frame(rows or [(name, name, 0, None)])
    return tables


def documents(spark, arguments):
    if arguments.warc:
        paths = spark.read.text(arguments.input).withColumnRenamed("value", "id")
        return paths.select("id").where("id != ''")
    schema = f"`{arguments.id}` string, `{arguments.field}` string"
    found = spark.read.schema(schema).json(arguments.input)
    return found.select(functions.col(arguments.id).alias("id"), functions.col(arguments.field).alias("text"))


def exists(spark, path):
    folder = spark._jvm.org.apache.hadoop.fs.Path(path)
    return folder.getFileSystem(spark._jsc.hadoopConfiguration()).exists(folder)


def main():
    parser = argparse.ArgumentParser(description="The tables of very many documents, as Parquet.")
    parser.add_argument("input")
    parser.add_argument("output")
    parser.add_argument("--program", default="measurebook")
    parser.add_argument("--field", default="html")
    parser.add_argument("--id", default="id")
    parser.add_argument("--waves", type=int, default=16)
    parser.add_argument("--warc", action="store_true")
    arguments = parser.parse_args()

    spark = SparkSession.builder.appName("tables").getOrCreate()
    spark.conf.set("spark.sql.execution.arrow.maxRecordsPerBatch", str(BATCH))
    wave = functions.pmod(functions.xxhash64("id"), functions.lit(arguments.waves)).cast("int")
    # An id that occurs twice is one document.
    todo = documents(spark, arguments).where("id != ''").dropDuplicates(["id"])
    if exists(spark, arguments.output + "/_begun"):
        done = spark.read.schema(SCHEMA + ", wave int").parquet(arguments.output).select("id").distinct()
        todo = todo.join(done, "id", "left_anti")
    todo = todo.withColumn("wave", wave)
    left = {found["wave"] for found in todo.select("wave").distinct().collect()}
    print(f"{len(left)} of {arguments.waves} waves have documents to read", flush=True)
    read = (of_archives if arguments.warc else of_lines)(arguments.program)
    if left:
        # With this mark, the folder is read by the next run, whatever becomes of this one.
        mark = spark._jvm.org.apache.hadoop.fs.Path(arguments.output + "/_begun")
        mark.getFileSystem(spark._jsc.hadoopConfiguration()).create(mark, True).close()
    for number in sorted(left):
        tables = todo.where(functions.col("wave") == number).drop("wave").mapInPandas(read, SCHEMA)
        # Spark renames the files of a job once all of them are there. All rows of a document are in one file.
        tables.withColumn("wave", functions.lit(number)).write.mode("append").partitionBy("wave").parquet(arguments.output)
        print(f"wave {number} is written", flush=True)
    spark.stop()


if __name__ == "__main__":
    main()
